import { filesApi } from '../wms/generated/files.gen';

export const { useUploadFileMutation } = filesApi;
