import { isAppError } from '@/services/wms/appError';

/** The server's words about the file belong beside the files of the form. */
export async function fileFaultBesideFiles<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    const said = isAppError(error) ? error.fields?.file : undefined;
    if (!isAppError(error) || said === undefined) throw error;
    const { file: _file, ...rest } = error.fields ?? {};
    throw { ...error, fields: { ...rest, files: said } };
  }
}
