export const DAY_KINDS = ['birthday', 'anniversary', 'holiday', 'own'] as const;
export type DayKind = (typeof DAY_KINDS)[number];
