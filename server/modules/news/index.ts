import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { addCertificateHandler } from './addCertificate';
import { askNewsHandler } from './askNews';
import { changeManyNewsBulk, changeManyNewsHandler } from './changeManyNews';
import { changeNewsStateHandler } from './changeNewsState';
import { endNewsBeyond } from './endNewsBeyond';
import { enterManyNewsBulk, enterManyNewsHandler } from './enterManyNews';
import { enterNewsHandler } from './enterNews';
import { getNewsHandler } from './getNews';
import { listNewsTypesHandler } from './listNewsTypes';
import { newsExport } from './newsExport';
import { newsFiles } from './newsFiles';
import { newsFind } from './newsFind';
import { newsImport } from './newsImport';
import { newsName, newsTypeName } from './newsNames';
import { newsPay } from './newsPay';
import { newsList, toNewsRow } from './newsQueries';
import { newsRequest, reservedNewsRequest } from './newsRequest';
import { newsSealed, openNews } from './periodParts';
import { saveNewsTypeHandler } from './saveNewsType';
import { newsSeed } from './seed/newsSeed';
import { updateNewsHandler } from './updateNews';
import { waitingCertificates } from './waitingCertificates';

export { enterBonus } from './enterBonus';

export const newsModule = defineModule({
  handlers: {
    addCertificate: addCertificateHandler,
    askNews: askNewsHandler,
    changeManyNews: changeManyNewsHandler,
    changeNewsState: changeNewsStateHandler,
    enterManyNews: enterManyNewsHandler,
    enterNews: enterNewsHandler,
    getNews: getNewsHandler,
    listNews: listHandler(newsList, each(toNewsRow)),
    listNewsTypes: listNewsTypesHandler,
    saveNewsType: saveNewsTypeHandler,
    updateNews: updateNewsHandler,
  },
  lists: [newsList],
  names: [newsName, newsTypeName],
  finds: [newsFind],
  exports: [newsExport],
  imports: [newsImport],
  bulk: [changeManyNewsBulk, enterManyNewsBulk],
  requests: [newsRequest, reservedNewsRequest],
  opens: [newsFiles],
  leaving: [endNewsBeyond],
  openInPeriod: [openNews],
  forPay: [newsPay],
  sealed: newsSealed,
  seeds: [newsSeed],
  waiting: waitingCertificates,
});
