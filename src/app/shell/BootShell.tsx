import { BrandMark } from '@/components/brand/BrandMark';
import '../boot.css';

/** The same skeleton that index.html paints before any script, until the first page is here. */
export function BootShell() {
  return (
    <div className="boot" aria-busy="true">
      <div className="boot-rail">
        <BrandMark size={30} />
      </div>
      <div className="boot-main">
        <div className="boot-bar">
          <BrandMark size={30} />
        </div>
        <div className="boot-page">
          <div className="boot-title" />
          <div className="boot-row" />
          <div className="boot-row" />
          <div className="boot-row" />
        </div>
      </div>
    </div>
  );
}
