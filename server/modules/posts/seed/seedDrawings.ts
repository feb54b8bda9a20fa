import { Transformer } from '@napi-rs/image';
import type { Db } from '../../../db/Db';
import { ownImageWork } from '../../../engine/files/images/imageWork';
import { storeImage } from '../../../engine/files/images/storeImage';
import type { FileStore } from '../../../engine/files/store/fileStore';

const frame = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="640" viewBox="0 0 1280 640">${body}</svg>`;

// Drawn here, so that the demo carries nobody's photograph.
const drawings = [
  frame(
    '<rect width="1280" height="640" fill="#f3c887"/><circle cx="930" cy="250" r="120" fill="#f7e7c4"/><path d="M0 430 Q320 340 640 430 T1280 430 V640 H0Z" fill="#3f8f94"/><path d="M0 500 Q320 420 640 500 T1280 500 V640 H0Z" fill="#1f6267"/><path d="M250 500 L430 300 L610 500Z" fill="#c4573f"/><rect x="425" y="300" width="10" height="240" fill="#5a3a2e"/>',
  ),
  frame(
    '<rect width="1280" height="640" fill="#dfeceb"/><rect x="560" y="140" width="160" height="360" rx="24" fill="#0b5d63"/><rect x="460" y="240" width="360" height="160" rx="24" fill="#0b5d63"/><circle cx="230" cy="180" r="60" fill="#9cc9c6"/><circle cx="1060" cy="470" r="90" fill="#9cc9c6"/>',
  ),
  frame(
    '<rect width="1280" height="640" fill="#e9e3d6"/><rect y="470" width="1280" height="170" fill="#4b5658"/><rect y="500" width="1280" height="12" fill="#f0b429"/><circle cx="320" cy="250" r="62" fill="#c4573f"/><rect x="250" y="320" width="140" height="180" rx="60" fill="#c4573f"/><circle cx="560" cy="230" r="62" fill="#0b5d63"/><rect x="490" y="300" width="140" height="200" rx="60" fill="#0b5d63"/><circle cx="800" cy="250" r="62" fill="#6a4c93"/><rect x="730" y="320" width="140" height="180" rx="60" fill="#6a4c93"/><circle cx="1030" cy="240" r="62" fill="#8a5a1f"/><rect x="960" y="310" width="140" height="190" rx="60" fill="#8a5a1f"/>',
  ),
];

/** The pictures of the demo's wall, through the same door as anybody's. */
export async function seedDrawings(db: Db, files: FileStore): Promise<string[]> {
  const hashes: string[] = [];
  for (const drawing of drawings) {
    const png = await Transformer.fromSvg(drawing).png();
    const image = await storeImage(ownImageWork)(
      db,
      files,
      new File([new Uint8Array(png)], 'dibujo.png'),
    );
    hashes.push(image.hash);
  }
  return hashes;
}
