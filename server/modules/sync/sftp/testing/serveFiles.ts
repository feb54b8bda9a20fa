import { type FileHandle, lstat, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import ssh, { type Attributes, type SFTPWrapper } from 'ssh2';

const { STATUS_CODE, OPEN_MODE, flagsToString } = ssh.utils.sftp;

type Asked = 'opendir' | 'read' | 'write' | 'rename' | 'renamed' | 'lstat';

/** How a server of files may be hostile, or only unlucky. */
export interface Tricks {
  /** It asks for the password as a question. */
  byQuestion?: boolean;
  /** It has no files at all. */
  noFiles?: boolean;
  /** These stand in the list beside the true names. */
  names?: readonly string[];
  /** The list never ends. */
  endless?: boolean;
  /** So much larger than they are it says files to be. */
  sizeMore?: number;
  /** The connection breaks when this is asked; of a rename also once it is done. */
  dropAt?: Asked;
  /** This is never answered. */
  silentAt?: Asked;
  /** Bytes that are no packet follow this question. */
  garbageAt?: Asked;
  /** Refuses what is asked. */
  refuseAt?: Asked;
  /** Keeps only so many bytes of what is written. */
  keeps?: number;
  /** Does something when this is asked, as another program of that machine would. */
  meanwhile?: Partial<Record<Asked, () => Promise<void>>>;
}

interface Serving {
  home: string;
  tricks: Tricks;
  drop: () => void;
}

interface Open {
  file?: FileHandle;
  names?: string[];
}

const codes: Record<string, number> = {
  ENOENT: STATUS_CODE.NO_SUCH_FILE,
  EACCES: STATUS_CODE.PERMISSION_DENIED,
};

/** Answers what is asked of files, from a real folder. */
export function serveFiles(sftp: SFTPWrapper, { home, tricks, drop }: Serving): void {
  const handles = new Map<number, Open>();
  let last = 0;
  const at = (asked: string) => path.join(home, path.posix.join('/', asked));
  const keep = (opened: Open) => {
    last += 1;
    handles.set(last, opened);
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(last);
    return handle;
  };
  const find = (handle: Buffer) => handles.get(handle.readUInt32BE()) ?? {};
  const attrsOf = async (file: string): Promise<Attributes> => {
    const { mode, size, uid, gid, atimeMs, mtimeMs } = await lstat(file);
    const times = { atime: Math.floor(atimeMs / 1000), mtime: Math.floor(mtimeMs / 1000) };
    return { mode, uid, gid, size: size + (tricks.sizeMore ?? 0), ...times };
  };
  /** Plays the trick that is on for a question; false where there is nothing left to answer. */
  const isOn = async (id: number, asked: Asked): Promise<boolean> => {
    await tricks.meanwhile?.[asked]?.();
    if (tricks.silentAt === asked) return false;
    if (tricks.dropAt === asked) drop();
    else if (tricks.refuseAt === asked) sftp.status(id, STATUS_CODE.FAILURE);
    else if (tricks.garbageAt === asked) {
      const { _protocol: protocol, outgoing } = sftp as unknown as {
        _protocol: { channelData(channel: number, data: Buffer): void };
        outgoing: { id: number };
      };
      protocol.channelData(outgoing.id, Buffer.from('no es un paquete'.repeat(40)));
    } else return true;
    return false;
  };
  const answer = (id: number, work: () => Promise<void>) => {
    work().catch((error: NodeJS.ErrnoException) =>
      sftp.status(id, codes[error.code ?? ''] ?? STATUS_CODE.FAILURE),
    );
  };
  const done = (id: number) => sftp.status(id, STATUS_CODE.OK);

  sftp.on('error', () => undefined);
  sftp.on('close', () => {
    for (const { file } of handles.values()) void file?.close();
  });
  sftp.on('OPENDIR', (id, asked) =>
    answer(id, async () => {
      if (!(await isOn(id, 'opendir'))) return;
      const names = (await readdir(at(asked))).map((name) => path.join(at(asked), name));
      sftp.handle(id, keep({ names }));
    }),
  );
  sftp.on('READDIR', (id, handle) =>
    answer(id, async () => {
      const opened = find(handle);
      const extra = (tricks.names ?? []).map((filename) => ({
        ...{ filename, longname: filename },
        attrs: { mode: 0o100644, uid: 0, gid: 0, size: 9, atime: 1, mtime: 1 },
      }));
      if (tricks.endless) {
        const many = Array.from({ length: 900 }, (_, place) => ({
          ...{ filename: `${last}-${place}.csv`, longname: '' },
          attrs: { mode: 0o100644, uid: 0, gid: 0, size: 9, atime: 1, mtime: 1 },
        }));
        return sftp.name(id, many);
      }
      if (!opened.names) return sftp.status(id, STATUS_CODE.EOF);
      const names = opened.names;
      delete opened.names;
      const listed = await Promise.all(
        names.map(async (file) => ({
          ...{ filename: path.basename(file), longname: path.basename(file) },
          attrs: await attrsOf(file),
        })),
      );
      const all = [...extra, ...listed];
      return all.length > 0 ? sftp.name(id, all) : sftp.status(id, STATUS_CODE.EOF);
    }),
  );
  const stat = (id: number, asked: string) =>
    answer(id, async () => {
      if (await isOn(id, 'lstat')) sftp.attrs(id, await attrsOf(at(asked)));
    });
  sftp.on('LSTAT', stat);
  sftp.on('STAT', stat);
  sftp.on('OPEN', (id, asked, flags) =>
    answer(id, async () => {
      const writes = (flags & OPEN_MODE.WRITE) !== 0;
      const how = writes ? (flagsToString(flags) ?? 'wx') : 'r';
      sftp.handle(id, keep({ file: await open(at(asked), how) }));
    }),
  );
  sftp.on('READ', (id, handle, from, length) =>
    answer(id, async () => {
      if (!(await isOn(id, 'read'))) return;
      const { file } = find(handle);
      const bytes = Buffer.alloc(length);
      const { bytesRead = 0 } = (await file?.read(bytes, 0, length, from)) ?? {};
      if (bytesRead === 0) sftp.status(id, STATUS_CODE.EOF);
      else sftp.data(id, bytes.subarray(0, bytesRead));
    }),
  );
  sftp.on('WRITE', (id, handle, from, bytes) =>
    answer(id, async () => {
      if (!(await isOn(id, 'write'))) return;
      const kept = bytes.subarray(0, Math.max(0, (tricks.keeps ?? Number.MAX_SAFE_INTEGER) - from));
      await find(handle).file?.write(kept, 0, kept.length, from);
      done(id);
    }),
  );
  sftp.on('CLOSE', (id, handle) =>
    answer(id, async () => {
      await find(handle).file?.close();
      handles.delete(handle.readUInt32BE());
      done(id);
    }),
  );
  sftp.on('RENAME', (id, from, to) =>
    answer(id, async () => {
      if (!(await isOn(id, 'rename'))) return;
      if (await lstat(at(to)).catch(() => null)) return void sftp.status(id, STATUS_CODE.FAILURE);
      await rename(at(from), at(to));
      if (await isOn(id, 'renamed')) done(id);
    }),
  );
  sftp.on('REMOVE', (id, asked) =>
    answer(id, async () => {
      await rm(at(asked));
      done(id);
    }),
  );
}
