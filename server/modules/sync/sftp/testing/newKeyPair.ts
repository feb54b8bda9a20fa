import ssh from 'ssh2';

/** A pair of keys in the form of OpenSSH; one of some hundreds that the library makes cannot be read, and another is made then. */
export function newKeyPair(passphrase?: string): { public: string; private: string } {
  const sealed = passphrase === undefined ? {} : { passphrase, cipher: 'aes256-cbc', rounds: 1 };
  for (;;) {
    const made = ssh.utils.generateKeyPairSync('ed25519', sealed);
    if (!(ssh.utils.parseKey(made.private, passphrase) instanceof Error)) return made;
  }
}
