type ClassName = string | false | null | undefined;

export const cx = (...names: ClassName[]): string => names.filter(Boolean).join(' ');
