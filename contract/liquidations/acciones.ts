import * as arca from './arcaAcciones';
import * as layouts from './bankLayoutAcciones';
import * as deposits from './chargeDepositAcciones';
import * as concepts from './conceptAcciones';
import * as consents from './consentAcciones';
import * as ownHours from './ownHoursAcciones';
import * as costs from './payCostAcciones';
import * as grid from './payGridAcciones';
import * as notes from './payNoteAcciones';
import * as rejections from './payRejectionAcciones';
import * as tables from './payTableAcciones';
import * as why from './payWhyAcciones';
import * as runs from './runAcciones';
import * as runForms from './runFormAcciones';
import * as simulations from './simulationAcciones';

export const liquidationsAcciones = {
  ...arca,
  ...concepts,
  ...consents,
  ...costs,
  ...deposits,
  ...grid,
  ...layouts,
  ...ownHours,
  ...notes,
  ...rejections,
  ...runForms,
  ...runs,
  ...simulations,
  ...tables,
  ...why,
};
