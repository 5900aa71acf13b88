// The files of target/dist with a running server behind them, so that the page can be tried without
// building the program anew.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { createGzip } from 'node:zlib';
import { extname, join, normalize } from 'node:path';

const KINDS = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

const PARTS = ['.js', '.css', '.woff2'];

function fileOf(folder, url) {
  const path = join(folder, normalize(new URL(url, 'http://x').pathname));
  const isFile = existsSync(path) && statSync(path).isFile();
  return isFile ? path : join(folder, 'index.html');
}

/** Starts it; gives its address and a way to stop it. */
export async function front(folder, back) {
  const { hostname, port } = new URL(back);
  const policy = (await fetch(back)).headers.get('content-security-policy') ?? '';
  const server = createServer((asked, answer) => {
    // The address of the plain page of before is the server's to lead on from.
    if (!asked.url.startsWith('/api/') && !asked.url.startsWith('/plain.html')) {
      const path = fileOf(folder, asked.url);
      // As the server does it: what is never shown as a page needs no policy of pages.
      if (!PARTS.includes(extname(path))) answer.setHeader('content-security-policy', policy);
      // As the server says it: what is named by its contents is never asked for again.
      answer.setHeader('cache-control', asked.url.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache');
      answer.setHeader('content-type', KINDS[extname(path)] ?? 'application/octet-stream');
      if (extname(path) === '.woff2') return createReadStream(path).pipe(answer);
      if (asked.headers['accept-encoding']?.includes('br') && existsSync(`${path}.br`)) {
        answer.setHeader('content-encoding', 'br');
        return createReadStream(`${path}.br`).pipe(answer);
      }
      answer.setHeader('content-encoding', 'gzip');
      return createReadStream(path).pipe(createGzip()).pipe(answer);
    }
    const { method, url, headers } = asked;
    const onward = request({ hostname, port, method, path: url, headers }, (reply) => {
      answer.writeHead(reply.statusCode, reply.headers);
      reply.pipe(answer);
    });
    onward.on('error', () => answer.writeHead(502).end());
    asked.pipe(onward);
  });
  server.on('upgrade', (asked, socket) => {
    const onward = connect(Number(port), hostname, () => {
      const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}`);
      onward.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${server.address().port}`, close };
}
