import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { acceptDocumentsBulk, acceptDocumentsHandler } from './acceptDocuments';
import { addDocumentHandler } from './addDocument';
import { addDocumentVersionHandler } from './addDocumentVersion';
import { askDocumentSignatureHandler } from './askDocumentSignature';
import { askedDocumentsList, toAskedDocument } from './askedDocumentQueries';
import { cancelDocumentRequestHandler } from './cancelDocumentRequest';
import { createDocumentRequestHandler } from './createDocumentRequest';
import { decideDocumentHandler } from './decideDocument';
import { deliverDocumentHandler } from './deliverDocument';
import { documentFiles, sealedDocumentFiles } from './documentFiles';
import { askedDocumentName, documentName, documentTypeName } from './documentNames';
import { documentsList } from './documentQueries';
import { documentRequestsList } from './documentRequestQueries';
import { documentsExport } from './documentsExport';
import { documentsFind } from './documentsFind';
import { getDocumentHandler } from './getDocument';
import { listDocumentRequestsHandler } from './listDocumentRequests';
import { listDocumentsHandler } from './listDocuments';
import { listDocumentTypesHandler } from './listDocumentTypes';
import { paperZipRoute } from './paperZipRoute';
import { remindDocumentsBulk, remindDocumentsHandler } from './remindDocuments';
import { removeDocumentHandler } from './removeDocument';
import { saveDocumentTypeHandler } from './saveDocumentType';
import { saveLegajoImageHandler } from './saveLegajoImage';
import { documentsSeed } from './seed/documentsSeed';
import { readTexts } from './text/readTexts';
import { updateDocumentHandler } from './updateDocument';
import { waitingDocuments } from './waitingDocuments';
import { warnOfExpiry } from './warnOfExpiry';

export const documentsModule = defineModule({
  handlers: {
    acceptDocuments: acceptDocumentsHandler,
    addDocument: addDocumentHandler,
    addDocumentVersion: addDocumentVersionHandler,
    askDocumentSignature: askDocumentSignatureHandler,
    cancelDocumentRequest: cancelDocumentRequestHandler,
    createDocumentRequest: createDocumentRequestHandler,
    decideDocument: decideDocumentHandler,
    deliverDocument: deliverDocumentHandler,
    getDocument: getDocumentHandler,
    listAskedDocuments: listHandler(
      askedDocumentsList,
      each((row, { viewer }) => toAskedDocument(row, viewer)),
    ),
    listDocumentRequests: listDocumentRequestsHandler,
    listDocuments: listDocumentsHandler,
    listDocumentTypes: listDocumentTypesHandler,
    remindDocuments: remindDocumentsHandler,
    removeDocument: removeDocumentHandler,
    saveDocumentType: saveDocumentTypeHandler,
    saveLegajoImage: saveLegajoImageHandler,
    updateDocument: updateDocumentHandler,
  },
  lists: [askedDocumentsList, documentsList, documentRequestsList],
  names: [askedDocumentName, documentName, documentTypeName],
  finds: [documentsFind],
  exports: [documentsExport],
  bulk: [acceptDocumentsBulk, remindDocumentsBulk],
  routes: [paperZipRoute],
  chores: [
    {
      name: 'warn-of-expiry',
      title: 'Avisar de los documentos que vencen',
      cron: '50 * * * *',
      run: warnOfExpiry,
    },
    {
      name: 'read-texts',
      title: 'Leer el texto de los documentos, para la búsqueda',
      cron: '* * * * *',
      run: readTexts,
    },
  ],
  opens: [documentFiles, sealedDocumentFiles],
  seeds: [documentsSeed],
  waiting: waitingDocuments,
});
