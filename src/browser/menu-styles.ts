/** Address of the built src/css/menus.css; src/plugins/wake/build/static-files.ts writes it in. */
declare const menuStylesFile: string;

// In development they are a part of the application.
if (process.env.NODE_ENV === 'production' && typeof document !== 'undefined') {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = menuStylesFile;
  document.head.append(sheet);
}
