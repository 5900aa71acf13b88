// The tests of the page in a browser: of the platform in `web/browser`, of a game in its folder.
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { root } from './browser/lib.js';
import { browserPath, FLAGS } from './browser/start.js';

export default defineConfig({
  testDir: root,
  testMatch: '**/web/browser/*.spec.js',
  respectGitIgnore: true,
  outputDir: join(root, 'target/browser'),
  fullyParallel: true,
  workers: Number(process.env.LANES ?? 2),
  // A test has a second try, so that a hiccup of the machine does not stop everybody; it is traced.
  retries: 1,
  timeout: 400_000,
  reporter: 'list',
  use: { trace: 'on-first-retry', launchOptions: { executablePath: browserPath(), args: FLAGS } },
  // What is measured runs alone and first.
  projects: [
    { name: 'measured', testMatch: '**/speed.spec.js' },
    { name: 'page', testIgnore: '**/speed.spec.js', dependencies: ['measured'] },
  ],
});
