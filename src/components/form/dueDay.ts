import { z } from 'zod';

export const dueDay = z.string().min(1, 'Decí hasta cuándo.');
