export function findNginx(): { nginx: string; openssl: string } | undefined;
export function installServers(): void;
