import * as arrivals from './arrivalAcciones';
import * as intakes from './intakeAcciones';
import * as suppliers from './supplierAcciones';

export const receivingAcciones = { ...arrivals, ...intakes, ...suppliers };
