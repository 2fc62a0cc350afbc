export function keepReplacedAssets(lastBuild: string, nextBuild: string, now?: number): void;
