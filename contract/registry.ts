import { saveLegajoImage } from './documents/saveLegajoImage';
import { uploadFile } from './files/uploadFile';
import { listPublicHolidays } from './holidays/listPublicHolidays';
import { listJobResults } from './jobs/listJobResults';
import { listJobs } from './jobs/listJobs';
import { countList } from './lists/countList';
import { getNotificationPreferences } from './notifications/getNotificationPreferences';
import { listNotifications } from './notifications/listNotifications';
import { markNotificationsRead } from './notifications/markNotificationsRead';
import { muteNotification } from './notifications/muteNotification';
import { archivePost } from './posts/archivePost';
import { commentPost } from './posts/commentPost';
import { confirmPostRead } from './posts/confirmPostRead';
import { createPost } from './posts/createPost';
import { deletePostComment } from './posts/deletePostComment';
import { getPost } from './posts/getPost';
import { listPostComments } from './posts/listPostComments';
import { listPostReaders } from './posts/listPostReaders';
import { listPosts } from './posts/listPosts';
import { markPostsRead } from './posts/markPostsRead';
import { reactToPost } from './posts/reactToPost';
import { remindPostReaders } from './posts/remindPostReaders';
import { restorePost } from './posts/restorePost';
import { updatePost } from './posts/updatePost';
import { createFirstAdministrator } from './server/createFirstAdministrator';
import { serverStatus } from './server/serverStatus';
import { changePassword } from './session/changePassword';
import { closeSession } from './session/closeSession';
import { listSessions } from './session/listSessions';
import { renewSession } from './session/renewSession';
import { signIn } from './session/signIn';
import { signOut } from './session/signOut';
import { getSettings } from './settings/getSettings';
import { saveSettings } from './settings/saveSettings';
import { changePeople } from './users/changePeople';
import { getOrganisation } from './users/getOrganisation';
import { getPerson } from './users/getPerson';
import { listEmployees } from './users/listEmployees';
import { listPeople } from './users/listPeople';

/** Every accion there is; the key names its endpoint, its hook and its handler. */
export const acciones = {
  listJobResults,
  changePeople,
  listEmployees,
  countList,
  archivePost,
  changePassword,
  closeSession,
  commentPost,
  confirmPostRead,
  createFirstAdministrator,
  createPost,
  deletePostComment,
  getNotificationPreferences,
  getOrganisation,
  getPerson,
  getPost,
  getSettings,
  listJobs,
  listNotifications,
  listPeople,
  listPostComments,
  listPostReaders,
  listPosts,
  listPublicHolidays,
  listSessions,
  markNotificationsRead,
  markPostsRead,
  muteNotification,
  reactToPost,
  remindPostReaders,
  renewSession,
  restorePost,
  saveLegajoImage,
  saveSettings,
  serverStatus,
  signIn,
  signOut,
  updatePost,
  uploadFile,
};

export type Acciones = typeof acciones;
export type AccionKey = keyof Acciones;
