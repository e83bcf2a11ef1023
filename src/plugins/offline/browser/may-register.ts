/** Tells whether a worker may serve a page: only where nobody can change what comes over the wire. */
export const mayRegister = ({
  protocol,
  hostname,
}: Pick<Location, 'protocol' | 'hostname'>): boolean =>
  protocol === 'https:' || hostname === 'localhost' || /^127\./.test(hostname);
