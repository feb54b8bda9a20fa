import { listPostReaders } from './listPostReaders';
import * as posts from './postAcciones';
import * as postReadings from './postReadingAcciones';

export const postsAcciones = { ...posts, ...postReadings, listPostReaders };
