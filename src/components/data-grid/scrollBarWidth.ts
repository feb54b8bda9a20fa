/** A scroll bar takes so much width; none where the system lays it over. */
export function scrollBarWidth(): number {
  const probe = document.createElement('div');
  Object.assign(probe.style, { position: 'absolute', width: '100px', overflowY: 'scroll' });
  document.body.append(probe);
  const width = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  return width;
}
