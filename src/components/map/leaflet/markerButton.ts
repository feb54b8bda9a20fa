import type { Cluster, Single } from '../clusterIndex';
import { clusterLabel } from '../clusterLabel';

/** Real buttons: they take focus, are named and answer to Enter and Space by themselves. */
export function markerButton(what: Cluster | Single, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  if (what.kind === 'cluster') {
    button.className = 'map-cluster';
    button.dataset.tone = what.tone;
    button.textContent = String(what.count);
    button.setAttribute('aria-label', clusterLabel(what.count));
  } else {
    button.className = 'map-point';
    button.dataset.tone = what.point.tone;
    button.title = what.point.label;
    button.setAttribute('aria-label', what.point.label);
  }
  // The map below must not take it as its own click.
  for (const kind of ['click', 'dblclick', 'keydown', 'keypress']) {
    button.addEventListener(kind, (event) => event.stopPropagation());
  }
  button.addEventListener('click', onPress);
  return button;
}
