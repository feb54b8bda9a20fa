/** The place of an address, as it is compared with those that are allowed; the platform knows no origin of sftp. */
export function originOf(url: string): string {
  const { protocol, origin, host } = new URL(url);
  return protocol === 'sftp:' ? `sftp://${host.replace(/:22$/, '')}` : origin;
}
