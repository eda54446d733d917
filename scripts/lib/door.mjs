/** What every command does first and last, so that an error ends in a sentence and an exit code instead of a stack. */
export async function door(through) {
  try {
    process.exitCode = (await through()) ?? 0;
  } catch (fault) {
    console.error(`\n${fault.message}`);
    process.exitCode = 1;
  }
}
