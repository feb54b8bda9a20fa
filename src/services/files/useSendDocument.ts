import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { SessionState } from '../session/sessionStore';
import { baseAddress } from '../wms/baseAddress';
import { useUploadFileMutation } from './fileHooks';
import { uploadOf } from './fileUpload';
import { PART_BYTES, sendInParts } from './sendInParts';

/** Brings a file to the server, for the document that will name it; asked again, goes on from where it stayed. */
export function useSendDocument(): (file: File) => Promise<string> {
  const store = useStore<SessionState>();
  const [upload] = useUploadFileMutation();
  return useCallback(
    (file) =>
      uploadOf(file).start(async (signal, onSent) => {
        if (file.size > PART_BYTES) {
          const state = store.getState();
          const parts = { base: baseAddress(state), jwt: state.user.JWT ?? '', signal, onSent };
          return sendInParts(file, parts);
        }
        const { hash } = await upload({ purpose: 'document', file }).unwrap();
        onSent(file.size);
        return hash;
      }),
    [store, upload],
  );
}
