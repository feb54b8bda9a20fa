import { getHouse } from '@contract/house/houseAcciones';
import { implement } from '../../engine/acciones/implement';
import { houseAnswer } from './houseAnswer';

export const getHouseHandler = implement(getHouse, (_input, context) => houseAnswer(context));
