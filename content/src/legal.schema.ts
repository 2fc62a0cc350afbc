import { z } from 'zod';

export const LegalFields = z.strictObject({ title: z.string().min(1) });
