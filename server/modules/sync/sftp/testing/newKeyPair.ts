import ssh from 'ssh2';

/** A pair of keys in the form of OpenSSH; one of some hundreds that the library makes cannot be read, and another is made then. */
export function newKeyPair(passphrase?: string): { public: string; private: string } {
  const { generateKeyPairSync: make } = ssh.utils;
  for (;;) {
    const made =
      passphrase === undefined
        ? make('ed25519')
        : make('ed25519', { passphrase, cipher: 'aes256-cbc', rounds: 1 });
    if (!(ssh.utils.parseKey(made.private, passphrase) instanceof Error)) return made;
  }
}
