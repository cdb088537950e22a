import { graphqlHandler } from '#lambdas/graphql.ts';
import { createNotification } from './create-notification.ts';
import { deleteNotification } from './delete-notification.ts';
import { duplicateNotification } from './duplicate-notification.ts';
import { listMyNotifications } from './list-my-notifications.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { readAttachment } from './read-attachment.ts';
import { readReach } from './read-reach.ts';
import { removeAttachment } from './remove-attachment.ts';
import { setNotificationStatus } from './set-notification-status.ts';
import { updateNotification } from './update-notification.ts';
import { uploadAttachment } from './upload-attachment.ts';

export const operations = {
  'Query.notifications': listNotifications,
  'Query.notificationReach': readReach,
  'Query.myNotifications': listMyNotifications,
  'Query.notificationAttachment': readAttachment,
  'Mutation.createNotification': createNotification,
  'Mutation.updateNotification': updateNotification,
  'Mutation.setNotificationStatus': setNotificationStatus,
  'Mutation.deleteNotification': deleteNotification,
  'Mutation.duplicateNotification': duplicateNotification,
  'Mutation.uploadNotificationAttachment': uploadAttachment,
  'Mutation.removeNotificationAttachment': removeAttachment,
  'Mutation.markNotificationsRead': markNotificationsRead,
};

export const handler = graphqlHandler(operations);
