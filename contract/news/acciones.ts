import { addCertificate } from './addCertificate';
import { askNews } from './askNews';
import { changeManyNews } from './changeManyNews';
import { changeNewsState } from './changeNewsState';
import { enterManyNews } from './enterManyNews';
import { enterNews } from './enterNews';
import { getNews } from './getNews';
import { listNews } from './listNews';
import { listNewsTypes } from './listNewsTypes';
import { saveNewsType } from './saveNewsType';
import { updateNews } from './updateNews';

/** One line each. */
export const newsAcciones = {
  addCertificate,
  askNews,
  changeManyNews,
  changeNewsState,
  enterManyNews,
  enterNews,
  getNews,
  listNews,
  listNewsTypes,
  saveNewsType,
  updateNews,
};
