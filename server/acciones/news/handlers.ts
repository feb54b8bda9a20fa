import { addCertificateHandler } from './addCertificate';
import { askNewsHandler } from './askNews';
import { changeManyNewsHandler } from './changeManyNews';
import { changeNewsStateHandler } from './changeNewsState';
import { enterManyNewsHandler } from './enterManyNews';
import { enterNewsHandler } from './enterNews';
import { getNewsHandler } from './getNews';
import { listNewsHandler } from './listNews';
import { listNewsTypesHandler } from './listNewsTypes';
import { saveNewsTypeHandler } from './saveNewsType';
import { updateNewsHandler } from './updateNews';

/** One line each. */
export const newsHandlers = {
  addCertificate: addCertificateHandler,
  askNews: askNewsHandler,
  changeManyNews: changeManyNewsHandler,
  changeNewsState: changeNewsStateHandler,
  enterManyNews: enterManyNewsHandler,
  enterNews: enterNewsHandler,
  getNews: getNewsHandler,
  listNews: listNewsHandler,
  listNewsTypes: listNewsTypesHandler,
  saveNewsType: saveNewsTypeHandler,
  updateNews: updateNewsHandler,
};
