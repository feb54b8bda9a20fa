import { listViews } from './listViews';
import * as views from './viewAcciones';

export const viewsAcciones = { ...views, listViews };
