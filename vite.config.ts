import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { appIcons } from './scripts/vite/appIcons';
import { earlyFiles } from './scripts/vite/earlyFiles';
import { pdfAssets } from './scripts/vite/pdfAssets';
import { pieces } from './scripts/vite/pieces';
import { serviceWorker } from './scripts/vite/serviceWorker';

// The fixed token and the version are part of what is built.
process.env.VITE_ANDEN_TOKEN = process.env.ANDEN_TOKEN ?? 'anden';
process.env.VITE_ANDEN_VERSION = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
).version;

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://127.0.0.1:4600';
const serverPaths = [
  '/web-service',
  '/mobile-final',
  '/eventos',
  '/calendario',
  '/fotos',
  '/legajo',
  '/logo',
  '/archivos',
  '/referencia',
];

/** In production the server gives login.html for /login. */
function loginPage(): Plugin {
  return {
    name: 'login-page',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/login(?=\?|$)/, '/login.html');
        next();
      });
    },
  };
}

export default defineConfig({
  plugins: [react(), loginPage(), earlyFiles(), pdfAssets(), appIcons(), serviceWorker()],
  resolve: { alias: { '@': at('./src'), '@contract': at('./contract') } },
  server: {
    // The Host header stays the page's: the server names its address from it.
    proxy: Object.fromEntries(
      serverPaths.map((path) => [path, { target: server, changeOrigin: false }]),
    ),
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    sourcemap: 'hidden',
    // Everything comes from a URL: the content security policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { main: at('./index.html'), login: at('./login.html') },
      output: { codeSplitting: pieces },
    },
  },
});
