export function requireBrowser(): string;
