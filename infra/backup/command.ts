import { placeOptions, readArguments } from '../arguments.mjs';
import { outputsFileOf } from '../cdk-commands.mjs';
import { local } from '../local/environment.ts';
import { runningCloud } from '../local/running-cloud.ts';
import { dataOfStack } from '../stack-outputs.ts';
import { stageOf } from '../stage.ts';
import { dataOf, type Places } from './data-of.ts';
import { exportAll } from './export-all.ts';
import { importAll } from './import-all.ts';
import type { Manifest } from './manifest.ts';

const usage =
  'npm run export -- <folder> [--stage prod] [--table <restored table>], npm run import -- <folder> [--stage prod]';
const options = { ...placeOptions, table: { type: 'string' } } as const;

try {
  const { values, positionals } = readArguments({ allowPositionals: true, options });
  const [what, folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new Error(`Which folder? ${usage}`);
  const places = await placesOf(values);
  if (what === 'export') {
    const { manifest, sha256 } = await exportAll(dataOf(places), folder, new Date());
    console.log(`${told(manifest)} of ${places.table} are in ${folder}.`);
    console.log(`SHA-256 of its manifest, to be kept elsewhere: ${sha256}`);
  } else {
    const { manifest, renamed } = await importAll(dataOf(places), folder, new Date());
    console.log(
      `${told(manifest)} are in ${places.table} now. ${renamed} people have new ids and need a new password.`,
    );
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

/** A stage of AWS, or the local cloud that is running. */
async function placesOf(values: { [Name in keyof typeof options]?: string | undefined }): Promise<Places> {
  if (values.stage === undefined) {
    await runningCloud();
    return { table: values.table ?? local.tableName, bucket: local.filesBucket, pool: local.userPoolId };
  }
  const stage = stageOf(values.stage);
  const { TableName, UserPoolId, FilesBucket } = dataOfStack(values.outputs ?? outputsFileOf(stage), stage);
  process.env.AWS_REGION = UserPoolId.split('_')[0];
  return { table: values.table ?? TableName, bucket: FilesBucket, pool: UserPoolId };
}

function told({ accounts, items, files }: Manifest): string {
  return `${items.count} items, ${files.count} files (${files.bytes} bytes) and ${accounts.count} accounts`;
}
