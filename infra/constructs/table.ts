import { AttributeType, Billing, ProjectionType, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stage.ts';
import { tableShape } from '#infra/table-shape.ts';
import { removalOf } from './removal.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });

type Props = { stage: Stage; isProtected: boolean };

/** The one table, in the shape the local cloud has too. */
export class Table extends TableV2 {
  constructor(scope: Construct, id: string, { stage, isProtected }: Props) {
    super(scope, id, {
      partitionKey: text(tableShape.partitionKey),
      sortKey: text(tableShape.sortKey),
      globalSecondaryIndexes: tableShape.indexes.map(({ name, partitionKey, sortKey }) => ({
        indexName: name,
        partitionKey: text(partitionKey),
        sortKey: text(sortKey),
        projectionType: ProjectionType.INCLUDE,
        nonKeyAttributes: [...tableShape.included],
      })),
      billing: Billing.onDemand(),
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: tableShape.timeToLive,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: isProtected,
      removalPolicy: removalOf(stage),
    });
  }

  /** The table and its indexes, each by name. */
  get readableArns(): string[] {
    return [this.tableArn, ...tableShape.indexes.map(({ name }) => `${this.tableArn}/index/${name}`)];
  }
}
