const [major, minor] = process.versions.node.split('.').map(Number);

// Imported first and plain enough for the old versions that it turns away.
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Andén necesita Node 20.19 o posterior y este es ${process.versions.node}: actualizalo desde https://nodejs.org.`,
  );
  process.exit(1);
}
