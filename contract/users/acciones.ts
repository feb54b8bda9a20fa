import * as accounts from './accountAcciones';
import { changePeople } from './changePeople';
import * as charts from './chartAcciones';
import { deactivatePerson } from './deactivatePerson';
import * as manyAccounts from './manyAccountAcciones';
import * as persons from './personAcciones';
import * as personParts from './personPartAcciones';
import * as photos from './photoAcciones';
import { saveAccount } from './saveAccount';

export const usersAcciones = {
  ...persons,
  ...personParts,
  ...accounts,
  ...manyAccounts,
  ...charts,
  ...photos,
  changePeople,
  deactivatePerson,
  saveAccount,
};
