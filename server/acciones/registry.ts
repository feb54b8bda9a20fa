import type { AccionKey } from '@contract/registry';
import { saveLegajoImageHandler } from './documents/saveLegajoImage';
import { uploadFileHandler } from './files/uploadFile';
import { listPublicHolidaysHandler } from './holidays/listPublicHolidays';
import type { Handler } from './implement';
import { listJobResultsHandler } from './jobs/listJobResults';
import { listJobsHandler } from './jobs/listJobs';
import { countListHandler } from './lists/countList';
import { getNotificationPreferencesHandler } from './notifications/getNotificationPreferences';
import { listNotificationsHandler } from './notifications/listNotifications';
import { markNotificationsReadHandler } from './notifications/markNotificationsRead';
import { muteNotificationHandler } from './notifications/muteNotification';
import { archivePostHandler } from './posts/archivePost';
import { commentPostHandler } from './posts/commentPost';
import { confirmPostReadHandler } from './posts/confirmPostRead';
import { createPostHandler } from './posts/createPost';
import { deletePostCommentHandler } from './posts/deletePostComment';
import { getPostHandler } from './posts/getPost';
import { listPostCommentsHandler } from './posts/listPostComments';
import { listPostReadersHandler } from './posts/listPostReaders';
import { listPostsHandler } from './posts/listPosts';
import { markPostsReadHandler } from './posts/markPostsRead';
import { reactToPostHandler } from './posts/reactToPost';
import { remindPostReadersHandler } from './posts/remindPostReaders';
import { restorePostHandler } from './posts/restorePost';
import { updatePostHandler } from './posts/updatePost';
import { createFirstAdministratorHandler } from './server/createFirstAdministrator';
import { serverStatusHandler } from './server/serverStatus';
import { changePasswordHandler } from './session/changePassword';
import { closeSessionHandler } from './session/closeSession';
import { listSessionsHandler } from './session/listSessions';
import { renewSessionHandler } from './session/renewSession';
import { signInHandler } from './session/signIn';
import { signOutHandler } from './session/signOut';
import { getSettingsHandler } from './settings/getSettings';
import { saveSettingsHandler } from './settings/saveSettings';
import { changePeopleHandler } from './users/changePeople';
import { getOrganisationHandler } from './users/getOrganisation';
import { getPersonHandler } from './users/getPerson';
import { listEmployeesHandler } from './users/listEmployees';
import { listPeopleHandler } from './users/listPeople';

/** The code of every accion; a missing one is a type error. */
export const handlers = {
  listJobResults: listJobResultsHandler,
  changePeople: changePeopleHandler,
  listEmployees: listEmployeesHandler,
  countList: countListHandler,
  archivePost: archivePostHandler,
  changePassword: changePasswordHandler,
  closeSession: closeSessionHandler,
  commentPost: commentPostHandler,
  confirmPostRead: confirmPostReadHandler,
  createFirstAdministrator: createFirstAdministratorHandler,
  createPost: createPostHandler,
  deletePostComment: deletePostCommentHandler,
  getNotificationPreferences: getNotificationPreferencesHandler,
  getOrganisation: getOrganisationHandler,
  getPerson: getPersonHandler,
  getPost: getPostHandler,
  getSettings: getSettingsHandler,
  listJobs: listJobsHandler,
  listNotifications: listNotificationsHandler,
  listPeople: listPeopleHandler,
  listPostComments: listPostCommentsHandler,
  listPostReaders: listPostReadersHandler,
  listPosts: listPostsHandler,
  listPublicHolidays: listPublicHolidaysHandler,
  listSessions: listSessionsHandler,
  markNotificationsRead: markNotificationsReadHandler,
  markPostsRead: markPostsReadHandler,
  muteNotification: muteNotificationHandler,
  reactToPost: reactToPostHandler,
  remindPostReaders: remindPostReadersHandler,
  renewSession: renewSessionHandler,
  restorePost: restorePostHandler,
  saveLegajoImage: saveLegajoImageHandler,
  saveSettings: saveSettingsHandler,
  serverStatus: serverStatusHandler,
  signIn: signInHandler,
  signOut: signOutHandler,
  updatePost: updatePostHandler,
  uploadFile: uploadFileHandler,
} satisfies Record<AccionKey, Handler>;
