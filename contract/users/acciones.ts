import * as accounts from './accountAcciones';
import { changePeople } from './changePeople';
import * as charts from './chartAcciones';
import { deactivatePerson } from './deactivatePerson';
import * as manyAccounts from './manyAccountAcciones';
import * as persons from './personAcciones';
import * as personBooks from './personBookAcciones';
import * as personParts from './personPartAcciones';
import { getPersonParts } from './personParts';
import * as photos from './photoAcciones';
import { saveAccount } from './saveAccount';
import { saveOwnContact } from './saveOwnContact';

export const usersAcciones = {
  ...persons,
  ...personParts,
  ...personBooks,
  ...accounts,
  ...manyAccounts,
  ...charts,
  ...photos,
  changePeople,
  deactivatePerson,
  getPersonParts,
  saveAccount,
  saveOwnContact,
};
