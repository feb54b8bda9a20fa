import { BrandSign } from '@/components/brand/BrandSign';
import '../boot.css';

/** The same skeleton that index.html paints before any script, until the first page is here. */
export function BootShell() {
  return (
    <div className="boot" aria-busy="true">
      <div className="boot-rail">
        <div className="boot-brand">
          <BrandSign word={false} />
        </div>
      </div>
      <div className="boot-main">
        <div className="boot-bar">
          <div className="boot-brand">
            <BrandSign word={false} />
          </div>
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
