import { z } from 'zod';

/** `low`: soon there is no room; `none`: files are refused, while reading goes on. */
export const storageState = z.enum(['enough', 'low', 'none']).meta({ id: 'StorageState' });
