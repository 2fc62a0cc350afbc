// Steps of the build after React Router, on the files in build/client. They run one after the other, in this order.

// Reads the prerendered pages of lists and hubs.
await import('./share-cards.mjs');
// Before `compress`, which would pack these files.
await import('./remove-page-data.mjs');
// Before `service-worker`, which lists the script among the assets.
await import('./site-script.mjs');
await import('./defer-scripts.mjs');
// Both write the page of the signed-in area, before `service-worker` takes its hash.
await import('./inline-styles.mjs');
await import('./preload-app.mjs');
await import('./service-worker.mjs');
await import('./share-page.mjs');
// Last, when all files have their content.
await import('./compress.mjs');
