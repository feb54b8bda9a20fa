import { z } from 'zod';

export const savedPhoto = z.object({ imageUrl: z.string() }).meta({ id: 'SavedPhoto' });
